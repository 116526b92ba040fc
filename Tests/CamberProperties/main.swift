import Foundation

exit(PropertiesCommand.run(Array(CommandLine.arguments.dropFirst())))
