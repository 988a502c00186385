import { type FormEvent, useState } from 'react';
import './notes.css';
import { type Note, readNotes, writeNotes } from './notes';

export interface NoteLayerProps {
  storyId: string;
  /** The setting that holds all notes. */
  notes: unknown;
  /** Whether a press places a note. */
  isPlacing: boolean;
  onChange: (notes: string) => void;
}

/** The notes of a story, above it; where notes are placed, a press anywhere starts one. */
export function NoteLayer({ storyId, notes, isPlacing, onChange }: NoteLayerProps) {
  const [draft, setDraft] = useState<Omit<Note, 'text'>>();
  const all = readNotes(notes);
  const here = all.filter(({ story }) => story === storyId);
  if (here.length === 0 && !isPlacing) return null;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    if (draft && text) onChange(writeNotes([...all, { ...draft, text }]));
    setDraft(undefined);
  };
  return (
    <div className="note-layer" data-placing={isPlacing || undefined}>
      {isPlacing ? (
        <button
          type="button"
          className="note-sheet"
          aria-label="Place a comment"
          onClick={({ nativeEvent: { offsetX, offsetY }, currentTarget }) =>
            setDraft({ story: storyId, x: offsetX / currentTarget.clientWidth, y: offsetY })
          }
        />
      ) : null}
      {here.map((note, position) => (
        <details key={`${note.x} ${note.y} ${note.text}`} className="note-pin" style={placeOf(note)}>
          <summary>{position + 1}</summary>
          <p>{note.text}</p>
          <button type="button" onClick={() => onChange(writeNotes(all.filter((other) => other !== note)))}>
            Remove
          </button>
        </details>
      ))}
      {draft ? (
        <form className="note-form" style={placeOf(draft)} onSubmit={save}>
          <label>
            Comment
            {/* biome-ignore lint/a11y/noAutofocus: the press that placed it asked for it */}
            <textarea name="text" rows={3} autoFocus />
          </label>
          <button type="submit">Keep in the link</button>
          <button type="button" onClick={() => setDraft(undefined)}>
            Cancel
          </button>
        </form>
      ) : null}
    </div>
  );
}

const placeOf = ({ x, y }: { x: number; y: number }) => ({ left: `${x * 100}%`, top: y });
