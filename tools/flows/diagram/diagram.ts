import type { AnyStateMachine } from 'xstate';
import { drawingOf } from './graph.ts';
import { pictureOf, type PictureOf } from './picture.ts';
import { place } from './place.ts';

/** Renders a machine as a standalone SVG. */
export const diagramOf = async (machine: AnyStateMachine, picture: PictureOf): Promise<string> => pictureOf(await place(drawingOf(machine)), picture);
