import * as z from 'zod';
import { modeNames } from './modes.ts';

export const fingerprint = z.object({ content: z.string(), layout: z.string(), styles: z.string() });

/** The result of rendering a story in one mode. */
export const shot = z.object({
  story: z.string(),
  mode: z.enum(modeNames),
  /** Hashes of everything painted; null if the story cannot be rendered. */
  fingerprint: z.nullable(fingerprint),
  /** SHA-256 of the picture, which is its file name; null if no picture was taken. */
  picture: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
  /** Defects found without a comparison, such as an error or a failed play function. */
  defects: z.array(z.string()),
});

export type Shot = z.infer<typeof shot>;

/** Returns the key of a shot among those of a tree. */
export const keyOf = ({ story, mode }: Shot): string => `${story} ${mode}`;

/** An entry of the `index.json` of a built Storybook. */
const entry = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  type: z.string(),
  importPath: z.string(),
});

export const storyIndex = z.object({ entries: z.record(z.string(), entry) });

export type Story = z.infer<typeof entry>;
