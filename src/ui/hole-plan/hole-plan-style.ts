import { styled } from '../theme.ts';

const bare = { fill: 'none' } as const;
const thin = { ...bare, strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' } as const;
const round = { ...bare, strokeLinecap: 'round' } as const;
const numeral = {
  fontFamily: '$sans',
  fontSize: 21,
  fontWeight: 500,
  fontFeatureSettings: '"tnum"',
  letterSpacing: 0,
  paintOrder: 'stroke',
  stroke: '$hanji',
  strokeWidth: 5,
  strokeLinejoin: 'round',
  '@mobile': { fontSize: 27 },
} as const;

/** Lines only: for paper, where colour may be missing. Dots still say sand, lines along the shore say water. */
const ink = {
  '& .floor, & .edge': { fill: 'none', stroke: 'none' },
  '& .rough, & .cut, & .stripe, & .fringe, & .sand, & .water, & .fairway, & .green, & .pad, & .deck': { fill: '#FFF' },
  '& .rough': { stroke: '#999', strokeDasharray: '6 5' },
  '& .cut': { stroke: 'none' },
  '& .edge': { stroke: '#555' },
  '& .tree, & .still, & .deck': { stroke: '#FFF' },
  '& .fairway, & .fringe, & .green, & .sand, & .water, & .pad, & .bridge, & .depth, & .pole, & .slope, & .flag, & .ring, & .arc': { stroke: '#000' },
  '& .stripe': { fill: '#F1F1F1' },
  '& .ripple': { stroke: '#000', strokeOpacity: 1 },
  '& .fairway': { strokeOpacity: 1 },
  '& .left, & .carry, & .mark': { fill: '#000', stroke: '#FFF' },
  '& .slope, & .half': { fill: '#000' },
  '& .flag': { fill: '#000' },
} as const;

const system = {
  '& path, & rect, & circle, & use': { fill: 'Canvas', stroke: 'CanvasText' },
  '& .line, & .arc, & .edge, & .tree, & .trunk, & .ripple, & .still, & .depth, & .pole, & .ring': { fill: 'none' },
  '& .cut, & .stripe, & .floor': { fill: 'none', stroke: 'none' },
  '& .tree, & .still, & .deck': { stroke: 'Canvas' },
  '& .flag, & .half, & .slope': { fill: 'CanvasText' },
  '& text': { fill: 'CanvasText', stroke: 'Canvas' },
} as const;

/** The colours of a plan, by the class of each part. Outlines keep their width whatever the size. */
export const Drawing = styled('svg', {
  width: '100%',
  height: '100%',
  forcedColorAdjust: 'none',
  '& .floor': { fill: '$planFloor', fillOpacity: 0.75 },
  '& .rough': { fill: '$planRough' },
  '& .cut': { fill: '$planCut', stroke: '$planCut', strokeWidth: 13 },
  '& .fairway': { fill: '$planFairway', stroke: '$planTreeEdge', strokeOpacity: 0.5, vectorEffect: 'non-scaling-stroke' },
  '& .stripe': { fill: '$planStripe' },
  '& .water': { fill: '$planWater', stroke: '$planWaterEdge', strokeWidth: 1.5 },
  '& .ripple': { ...bare, stroke: '$planWaterEdge', strokeOpacity: 0.5 },
  '& .still': { ...bare, stroke: '$planWater' },
  '& .bridge': { ...bare, stroke: '$bronzeInk', strokeWidth: 13 },
  '& .deck': { ...bare, stroke: '$hanji', strokeWidth: 9 },
  '& .edge': { ...round, stroke: '$planTreeEdge' },
  '& .tree': { ...round, stroke: '$planTree' },
  '& .trunk': { ...round, stroke: '$planTreeEdge', strokeWidth: 3 },
  '& .fringe': { fill: '$planFringe' },
  '& .green': { fill: '$planGreen', stroke: '$planGreenEdge', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' },
  '& .sand': { fill: '$planSand', stroke: '$planSandEdge', strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' },
  '& .grain': { ...round, stroke: '$planSandEdge', strokeWidth: 1.6 },
  '& .pad': { fill: '$planFairway', stroke: '$planTreeEdge', strokeOpacity: 0.5, strokeWidth: 1 },
  '& .tee': { stroke: '$text', strokeWidth: 1.25 },
  '& .black': { fill: '$teeBlack' },
  '& .blue': { fill: '$teeBlue' },
  '& .white': { fill: '$teeWhite' },
  '& .brown': { fill: '$teeBrown' },
  '& .red': { fill: '$teeRed' },
  '& .line': { ...bare, stroke: '$text', strokeOpacity: 0.5, strokeWidth: 2, strokeDasharray: '2 9', strokeLinecap: 'round' },
  '& .arc': { ...thin, stroke: '$bronze' },
  '& .depth': { ...thin, stroke: '$text' },
  '& .pole': { ...bare, stroke: '$text', strokeWidth: 2.5 },
  '& .hole': { fill: '$text' },
  '& .flag': { fill: '$persimmon' },
  '& .ring': { ...thin, stroke: '$text', strokeOpacity: 0.35 },
  '& .needle': { ...thin, stroke: '$text' },
  '& .half': { fill: '$text' },
  '& .slope': { fill: '$tint', stroke: '$bronze', strokeWidth: 1.5, strokeLinejoin: 'round' },
  '& .left': { ...numeral, fill: '$bronzeInk' },
  '& .carry, & .mark': { ...numeral, fill: '$text' },
  '@print': ink,
  '@forced': system,
  variants: { look: { color: {}, ink } },
});
