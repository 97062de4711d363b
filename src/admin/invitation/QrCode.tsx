import { create } from 'qrcode';
import { styled } from '#src/ui/foundation/theme.ts';

type QrCodeProps = { text: string; label: string };

/** Light border that scanners need, in modules. */
const border = 4;

/** A QR code, drawn as one path: no text becomes HTML. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const side = size + 2 * border;
  return (
    <Drawing
      viewBox={`${-border} ${-border} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-border} y={-border} width={side} height={side} fill="#fff" />
      <path d={pathOf(data, size)} fill="#000" />
    </Drawing>
  );
}

/** Returns a path with a rectangle for each run of dark modules in a row. */
function pathOf(modules: Uint8Array, size: number): string {
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && modules[y * size + x]) x += 1;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  }
  return runs.join('');
}

const Drawing = styled('svg', { width: '12rem', maxWidth: '100%', height: 'auto', forcedColorAdjust: 'none' });
