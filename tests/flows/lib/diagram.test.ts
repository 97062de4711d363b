import { beforeAll, describe, expect, test } from 'vitest';
import { declaredTransitions, nodesOf } from '#tools/flows/inspect/transitions.ts';
import type { Drawing, DrawnState } from '#tools/flows/diagram/graph.ts';
import { labelledDrawing } from '#tools/flows/diagram/labelled.ts';
import { labelOf, linesOf, type, widthOf } from '#tools/flows/diagram/lines.ts';
import { pictureOf } from '#tools/flows/diagram/picture.ts';
import { place, type Box, type Placed } from '#tools/flows/diagram/place.ts';
import { flowOf, flows } from './flows.ts';

describe.each(Object.entries(flows))('the diagram of %s', (_, flow) => {
  const { machine } = flow;
  const drawing = labelledDrawing(flow);
  let placed: Placed;
  beforeAll(async () => {
    placed = await place(drawing);
  }, 60_000);

  test('draws every state once, and every declared transition once', () => {
    const states = statesIn(drawing.root)
      .filter(({ kind }) => kind !== 'initial')
      .map(({ id }) => id);
    expect(states.toSorted()).toEqual(
      nodesOf(machine.root)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(keysIn(drawing).toSorted()).toEqual(
      [...declaredTransitions(machine).values()].map(({ key }) => key).toSorted(),
    );
  });

  test('has a place for everything: nothing lies over another unless it is in it, and every text has room', () => {
    expect(overlapsIn(placed)).toEqual([]);
    expect(tooNarrowIn(placed)).toEqual([]);
    expect(placed.arrows.filter(({ points }) => points.length < 2)).toEqual([]);
  });

  test('shows each name and each line of text', () => {
    const shown = [...pictureOf(placed, { title: 'picture' }).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
      ([, text = '']) => text.replaceAll('&gt;', '>').replaceAll('&#39;', "'"),
    );
    const states = statesIn(drawing.root).filter(({ kind }) => kind !== 'initial');
    const texts = [
      ...states.flatMap((state) => [
        state.kind === 'history' ? 'H' : state.name,
        ...(state.tags.length > 0 ? [state.tags.join(' ')] : []),
        ...linesOf(state).map(({ text }) => text),
      ]),
      ...drawing.arrows.flatMap(({ transitions }) => labelOf(transitions).map(({ text }) => text)),
    ];
    expect(shown.toSorted()).toEqual(texts.toSorted());
  });
});

test('a diagram is the same each time', { timeout: 60_000 }, async () => {
  const drawing = labelledDrawing(flowOf('signUp'));
  expect(await place(drawing)).toEqual(await place(drawing));
});

const statesIn = (state: DrawnState): DrawnState[] => [state, ...state.states.flatMap(statesIn)];

const keysIn = ({ root, arrows }: Drawing) =>
  [
    ...statesIn(root).flatMap(({ reactions }) => reactions),
    ...arrows.flatMap(({ transitions }) => transitions),
  ].flatMap(({ key }) => key ?? []);

/** Returns the pairs of states and labels that overlap although neither contains the other. */
function overlapsIn({ states, arrows }: Placed): string[] {
  const boxes = [
    ...states.map((placed) => ({
      name: placed.state.id,
      inner: new Set(statesIn(placed.state).map(({ id }) => id)),
      isRoomy: placed.state.states.length > 0,
      box: placed,
    })),
    ...arrows.flatMap(({ arrow, label }) =>
      label ? [{ name: arrow.id, inner: new Set<string>(), isRoomy: false, box: label }] : [],
    ),
  ];
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      if (!doOverlap(one.box, other.box) || one.inner.has(other.name) || (one.isRoomy && isIn(other.box, one.box)))
        return [];
      return [`${one.name} | ${other.name}`];
    }),
  );
}

const doOverlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isIn = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const tooNarrowIn = ({ states }: Placed) =>
  states
    .filter(
      ({ state, width }) =>
        linesOf(state).some(({ text }) => widthOf(text, type.small) + 24 > width + 0.1) ||
        widthOf(state.name, type.size) > width,
    )
    .map(({ state }) => state.id);
