import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Drawing, DrawnArrow, DrawnState } from './graph.ts';
import { labelOf, linesOf, type, widthOf } from './lines.ts';

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };
export type PlacedState = Box & { readonly state: DrawnState; readonly depth: number };
export type PlacedArrow = { readonly arrow: DrawnArrow; readonly points: readonly Point[]; readonly label: Box | null };
/** In pixels, from the top left corner; parents come before their child states. */
export type Placed = {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
};

const inset = 12;
const dot = 14;

/** Returns the space to reserve in the box of a state, below its lines, or null. */
export type RoomOf = (state: DrawnState) => { readonly width: number; readonly height: number } | null;

/** Computes a deterministic layout of states and arrows in which no two texts overlap. */
export async function place({ root, arrows }: Drawing, roomOf: RoomOf = () => null): Promise<Placed> {
  const picture: ElkNode = {
    id: '(picture)',
    layoutOptions: options,
    children: [elkNode(root, roomOf)],
    edges: arrows.map(elkEdge),
  };
  const layout: ElkNode = await new ELK().layout(picture);
  const arrowOf = new Map(arrows.map((arrow) => [arrow.id, arrow]));
  return {
    width: layout.width ?? 0,
    height: layout.height ?? 0,
    states: (layout.children ?? []).flatMap((node) => placedStates(node, root, 0)),
    arrows: (layout.edges ?? []).flatMap((edge) => placedArrow(edge, arrowOf.get(edge.id))),
  };
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

const headHeight = (state: DrawnState) => inset * 2 + type.line + linesOf(state).length * type.line;

/** Returns the top left corner of the reserved space in the box of a state. */
export const roomAt = ({ state, x, y }: PlacedState): Point => ({ x: x + inset, y: y + headHeight(state) - inset / 2 });

function elkNode(state: DrawnState, roomOf: RoomOf): ElkNode {
  if (state.kind === 'initial')
    return {
      id: state.id,
      width: dot,
      height: dot,
      layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
    };
  const head = widthOf(`${state.name}  ${state.tags.join(' ')}`, type.size);
  const width = Math.max(
    64,
    ...[head, ...linesOf(state).map(({ text }) => widthOf(text, type.small))].map((text) => text + inset * 2),
  );
  const height = headHeight(state);
  const room = roomOf(state);
  if (state.states.length === 0)
    return {
      id: state.id,
      width: Math.max(width, (room?.width ?? 0) + inset * 2),
      height: height + (room ? room.height + inset / 2 : 0),
    };
  // With a downward layout, elkjs swaps the width and height of the minimum size of a compound state.
  const minimumSize = { 'elk.nodeSize.constraints': 'MINIMUM_SIZE', 'elk.nodeSize.minimum': `(${height}, ${width})` };
  return {
    id: state.id,
    children: state.states.map((child) => elkNode(child, roomOf)),
    layoutOptions: { ...options, 'elk.padding': `[top=${height},left=16,bottom=16,right=16]`, ...minimumSize },
  };
}

function elkEdge({ id, source, target, transitions }: DrawnArrow): ElkExtendedEdge {
  const lines = labelOf(transitions);
  const label = {
    text: id,
    width: Math.max(0, ...lines.map(({ text }) => widthOf(text, type.small))) + 8,
    height: lines.length * type.line,
  };
  return { id, sources: [source], targets: [target], labels: lines.length > 0 ? [label] : [] };
}

function placedStates(node: ElkNode, state: DrawnState, depth: number): PlacedState[] {
  const { children = [] } = node;
  const inner = children.flatMap((child) => {
    const drawn = state.states.find(({ id }) => id === child.id);
    return drawn ? placedStates(child, drawn, depth + 1) : [];
  });
  return [{ state, depth, ...boxOf(node) }, ...inner];
}

function placedArrow(
  { sections = [], labels: [label] = [] }: ElkExtendedEdge,
  arrow: DrawnArrow | undefined,
): PlacedArrow[] {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
  return arrow ? [{ arrow, points, label: label ? boxOf(label) : null }] : [];
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });
