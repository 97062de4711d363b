import { widthNames, widths, type Width } from './widths.ts';

/** Buttons that set the width of all thumbnails of a board. */
export function WidthChoice({ width, onChange }: { readonly width: Width; readonly onChange: (width: Width) => void }) {
  return (
    <div role="group" aria-label="화면 너비" className="width-choice">
      {widthNames.map((name) => (
        <button key={name} type="button" aria-pressed={name === width} onClick={() => onChange(name)}>
          {widths[name].width} px
        </button>
      ))}
    </div>
  );
}
