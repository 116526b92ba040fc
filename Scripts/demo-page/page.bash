# To be sourced by Scripts/demo: `page` writes the page of all its pictures.
#
# Reads what the script knows: `designs`, `devices`, `schemes`, `languages`, `output`, `total`, `samples`,
# `render_time` and `trace_time`, and the lists of pictures in the folder `work`.
#
# shellcheck shell=bash disable=SC2154
escaped() { sed 's/&/\&amp;/g;s/</\&lt;/g;s/>/\&gt;/g;s/"/\&quot;/g' "$@"; }

# The width and height of a PNG, WebP or GIF file, from its header, as HTML attributes.
dimensions() {
    case $1 in
    *.png)
        # shellcheck disable=SC2046
        set -- $(od -An -v -tu1 -j16 -N8 "$1")
        printf 'width="%d" height="%d"' $((($1 << 24) + ($2 << 16) + ($3 << 8) + $4)) \
            $((($5 << 24) + ($6 << 16) + ($7 << 8) + $8))
        ;;
    *.webp)
        # shellcheck disable=SC2046
        set -- $(od -An -v -tu1 -j24 -N6 "$1")
        printf 'width="%d" height="%d"' $(($1 + ($2 << 8) + ($3 << 16) + 1)) \
            $(($4 + ($5 << 8) + ($6 << 16) + 1))
        ;;
    *.gif)
        # shellcheck disable=SC2046
        set -- $(od -An -v -tu1 -j6 -N4 "$1")
        printf 'width="%d" height="%d"' $(($1 + ($2 << 8))) $(($3 + ($4 << 8)))
        ;;
    esac
}

# A picture that opens when clicked: file, caption, description.
figure() {
    printf '<figure><a href="%s"><img src="%s" alt="%s" %s loading="lazy" decoding="async"></a><figcaption>%s</figcaption></figure>\n' \
        "$1" "$1" "$3" "$(dimensions "$output/$1")" "$2"
}

# The pictures of one design on one device, in a group for each scheme and direction.
groups() {
    local group='' design device select scheme direction file title
    awk -F '\t' -v design="$1" -v device="$2" '$1 == design && $2 == device' "$work/pictures" | {
        while IFS=$'\t' read -r design device select scheme direction file; do
            [ "$direction" = ltr ] && title='left to right' || title='right to left'
            title="$scheme, $title"
            if [ "$title" != "$group" ]; then
                [ -z "$group" ] || printf '</div></div>\n'
                printf '<div class="group"><h4>%s</h4><div class="pictures">\n' "$title"
                group=$title
            fi
            figure "$file" "$select" "$(design_name "$design") on $(device_name "$device"), $title, $select selected"
        done
        [ -z "$group" ] || printf '</div></div>\n'
    }
}

# The moving pictures of one design.
moving_pictures() {
    local design scenario file title
    grep -q "^$1"$'\t' "$work/movies" || return 0
    printf '<h3>In motion</h3>\n<div class="motion">\n'
    awk -F '\t' -v design="$1" '$1 == design' "$work/movies" |
        while IFS=$'\t' read -r design scenario file; do
            title=$(basename "$scenario" .json | sed "s/^$(design_name "$design")-//;s/-/ /g")
            figure "$file" "$title" "$(design_name "$design"), $title"
        done
    printf '</div>\n'
}

# The pictures of one design at different text sizes, a group a language.
text_sizes() {
    local design language text_scale file name
    printf '<h3>Text sizes, 375 points wide</h3>\n<div class="sizes">\n'
    printf '%s\n' "$languages" | while read -r language name; do
        [ -n "$language" ] || continue
        printf '<div class="group"><h4>%s</h4><div class="pictures">\n' "$name"
        awk -F '\t' -v design="$1" -v language="$language" '$1 == design && $2 == language' "$work/sizes" |
            while IFS=$'\t' read -r design language text_scale file; do
                figure "$file" "× $text_scale" "$(design_name "$design") in $name at $text_scale times the text size"
            done
        printf '</div></div>\n'
    done
    printf '</div>\n'
}

# The section of one design: large pictures, the design itself, then everything by device.
section() {
    local design=$1 name file device title scheme count class
    name=$(design_name "$design")
    printf '<section id="%s"><h2>%s</h2>\n' "$name" "$name"
    # The lead: one large picture of each scheme, and whatever else deserves the room.
    printf '<div class="lead">\n'
    for scheme in $schemes; do
        file=$(awk -F '\t' -v design="$design" -v scheme="$scheme" \
            '$1 == design && $2 == "iphone-15" && $4 == scheme && $5 == "ltr" { print $6; exit }' "$work/pictures")
        [ -z "$file" ] || figure "$file" "$scheme" "$name on iPhone 15, $scheme"
    done
    printf '<details open><summary>The design</summary><pre>'
    escaped "$design"
    printf '</pre></details>\n</div>\n'
    moving_pictures "$design"
    text_sizes "$design"
    count=$(awk -F '\t' -v design="$design" '$1 == design && !seen[$3]++' "$work/pictures" | wc -l)
    [ "$count" -gt 4 ] && class='groups long' || class=groups
    while read -r device title; do
        [ -z "$device" ] || printf '<h3>%s</h3>\n<div class="%s" style="--count: %d">\n%s\n</div>\n' \
            "$title" "$class" "$count" "$(groups "$design" "$device")"
    done <<<"$devices"
    printf '</section>\n'
}

page() {
    local design
    cat Scripts/demo-page/head.html
    printf '<p>Every example design, drawn by <code>camber render</code> on three devices, in light and dark, in both directions and with each of its pages selected. A picture opens in full when clicked.</p>\n'
    [ ! -f build/studio/studio.html ] ||
        printf '<p><a href="../studio/studio.html">Open the studio</a> to change any of them, live, in the browser.</p>\n'
    printf '<p class="timing">%d pictures. As a whole process, one <code>camber render</code> takes %s s and one <code>camber trace</code> %s s on this machine (median of %d).</p>\n<nav>\n' \
        "$total" "$render_time" "$trace_time" "$samples"
    for design in "${designs[@]}"; do
        printf '<a href="#%s">%s</a>\n' "$(design_name "$design")" "$(design_name "$design")"
    done
    printf '</nav>\n</header>\n<main>\n'
    for design in "${designs[@]}"; do section "$design"; done
    printf '</main>\n</html>\n'
}
