import type { AnyStateMachine } from 'xstate';
import { labelledDrawing, type LabelledFlow } from './labelled.ts';
import { pictureOf, type PictureOf } from './picture.ts';
import { place } from './place.ts';

/** Renders a flow as a standalone SVG. */
export const diagramOf = async <M extends AnyStateMachine>(
  flow: LabelledFlow<M>,
  picture: PictureOf,
): Promise<string> => pictureOf(await place(labelledDrawing(flow)), picture);
