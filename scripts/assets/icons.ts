import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Renders the site's SVG icon in the formats that browsers need besides it: `favicon.ico`, and the home-screen icon of
 * phones.
 */
const drawing = await readFile('public/favicon.svg');
const drawn = (size: number) => sharp(drawing, { density: 300 }).resize(size, size);

await writeFile(
  'public/apple-touch-icon.png',
  await drawn(180).flatten({ background: '#16302A' }).png({ palette: true }).toBuffer(),
);
await writeFile('public/favicon.ico', icon(48, await drawn(48).png().toBuffer()));

/** Returns an ICO file that contains one PNG. */
function icon(size: number, png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
