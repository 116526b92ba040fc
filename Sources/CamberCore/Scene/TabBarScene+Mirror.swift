extension TabBarScene {
    /// Turns a left-to-right scene into its right-to-left mirror image: x' = width − x − own
    /// width for every frame, path, gradient, fade and clip, and nothing else. Insets name
    /// their edges by leading and trailing, so they stay as they are.
    mutating func mirror() {
        let width = size.width
        barFrame = barFrame.mirrored(in: width)
        pageArea = pageArea.mirrored(in: width)
        raisedFrame = raisedFrame?.mirrored(in: width)
        indicator = indicator?.mirrored(in: width)
        cellArea = cellArea?.mirrored(in: width)
        for index in cells.indices {
            cells[index].frame = cells[index].frame.mirrored(in: width)
            cells[index].icon = cells[index].icon?.mirrored(in: width)
            cells[index].title = cells[index].title?.mirrored(in: width)
            cells[index].badge = cells[index].badge?.mirrored(in: width)
        }
        path.mapPoints { ScenePoint(width - $0.x, $0.y) }
        for index in shapes.indices {
            if case .gradient(var gradient) = shapes[index].fill {
                gradient.start.x = width - gradient.start.x
                gradient.end.x = width - gradient.end.x
                shapes[index].fill = .gradient(gradient)
            }
            shapes[index].shadow?.dx.negate()
        }
        for index in commands.indices {
            if case .clip(let rect) = commands[index] {
                commands[index] = .clip(rect.mirrored(in: width))
            }
        }
    }

    /// Moves the bar and all that belongs to it down by `dy` points; pages stay.
    mutating func moveBar(down dy: Double) {
        barFrame.y += dy
        raisedFrame?.y += dy
        indicator?.y += dy
        cellArea?.y += dy
        for index in cells.indices {
            cells[index].frame.y += dy
            cells[index].icon?.y += dy
            cells[index].title?.y += dy
            cells[index].badge?.y += dy
        }
        path.mapPoints { ScenePoint($0.x, $0.y + dy) }
        for index in shapes.indices {
            if case .gradient(var gradient) = shapes[index].fill {
                gradient.start.y += dy
                gradient.end.y += dy
                shapes[index].fill = .gradient(gradient)
            }
        }
        for index in commands.indices {
            if case .clip(let rect) = commands[index] {
                commands[index] = .clip(rect.offsetBy(0, dy))
            }
        }
    }
}
