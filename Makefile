# Every command of Camber's development; `make help` lists them. Each target is a script or one
# command that can be run by hand just as well.

.PHONY: help demo studio docs test properties fuzz bench build lint format clean

help: ## say what there is to make
	@sed -n 's/^\([a-z]*\): ## \(.*\)/  make \1|\2/p' Makefile | awk -F '|' '{ printf "%-17s%s\n", $$1, $$2 }'

demo: ## draw every example design into build/demo, and build the studio (installs what is missing)
	@Scripts/demo

docs: ## build the documentation, with its pictures, into build/docs
	@Scripts/docs

studio: ## build the studio into build/studio (installs what is missing)
	@Scripts/bootstrap
	@Scripts/studio

test: ## run every check and test (installs what is missing)
	@Scripts/test

properties: ## play a million new random events on random bars (make test plays the same ones again)
	@Scripts/properties

fuzz: ## feed the readers with changed input, ten minutes each
	@Scripts/fuzz

bench: ## measure the engine, the command and the pictures into build/bench
	@Scripts/bench

build: ## compile the package and its tests, as `make test` does
	@Scripts/test --build-only

lint: ## check the layout of all Swift source
	@Scripts/lint

format: ## lay out all Swift source
	@Scripts/lint --fix

clean: ## remove everything that was built
	rm -rf .build build Web/.build
