import * as z from 'zod';
import { modeNames } from './modes.ts';

/** A story in one mode, as it was rendered. */
export const shot = z.object({
  story: z.string(),
  mode: z.enum(modeNames),
  /** SHA-256 of the picture's file, which it is named by; null if there is no picture. */
  picture: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
  /** Defects found without a comparison, such as an error or a failed play function. */
  defects: z.array(z.string()),
});

export type Shot = z.infer<typeof shot>;

/** An entry of the `index.json` of a built Storybook. */
const entry = z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string(), importPath: z.string() });

export const storyIndex = z.object({ entries: z.record(z.string(), entry) });

export type Story = z.infer<typeof entry>;
