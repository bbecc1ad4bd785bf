import Measures

extension Recording {
    /// The recording with its texts cleaned of control characters (`PlainText.cleaned`). Notes keep their lines.
    public var inPlainText: Recording {
        var recording = self
        recording.title = title.map { PlainText.cleaned($0) }
        recording.notes = notes.map { PlainText.cleaned($0, keepsLines: true) }
        recording.shoes = shoes.map { PlainText.cleaned($0) }
        recording.source.name = PlainText.cleaned(source.name)
        for index in customChannels.indices {
            recording.customChannels[index].name = PlainText.cleaned(customChannels[index].name)
            recording.customChannels[index].units = PlainText.cleaned(customChannels[index].units)
        }
        return recording
    }
}

extension ActivityEdit {
    /// The edit with its texts cleaned of control characters. The note keeps its lines.
    public var inPlainText: ActivityEdit {
        var edit = self
        edit.title = title.map { PlainText.cleaned($0) }
        edit.note = PlainText.cleaned(note, keepsLines: true)
        edit.shoes = shoes.map { PlainText.cleaned($0) }
        return edit
    }
}
