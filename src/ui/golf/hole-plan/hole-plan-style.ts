import { styled } from '../../foundation/theme.ts';
import { planColors, teeMarks } from './plan-colors.ts';

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

/** Lines only: sand is recognisable by its dots, water by the lines along its shore. */
const linesOnly = (paper: string, pen: string, soft: string) => ({
  '& .floor': { fill: 'none' },
  '& .rough, & .cut, & .stripe, & .fringe, & .sand, & .water, & .fairway, & .green, & .pad': { fill: paper },
  '& .rough': { stroke: soft, strokeDasharray: '6 5' },
  '& .cut': { stroke: 'none' },
  '& .edge, & .trunk': { stroke: soft },
  '& .tree, & .still, & .deck': { stroke: paper },
  '& .fairway, & .fringe, & .green, & .sand, & .water, & .pad, & .bridge, & .depth, & .pole, & .slope, & .flag, & .ring, & .arc, & .needle, & .ripple, & .grain, & .line':
    { stroke: pen },
  '& .fairway, & .ripple': { strokeOpacity: 1 },
  '& .left, & .carry, & .mark': { fill: pen, stroke: paper },
  '& .slope, & .half, & .flag, & .hole': { fill: pen },
});

/** For print, which may be without colour. */
const ink = { ...linesOnly('#FFF', '#000', '#555'), '& .stripe': { fill: '#F1F1F1' } };

/** Colours of a plan, by the class of each element. Outlines have the same width at any size. */
export const Drawing = styled('svg', {
  width: '100%',
  height: '100%',
  forcedColorAdjust: 'none',
  '& .floor': { fill: planColors.floor, fillOpacity: 0.75 },
  '& .rough': { fill: planColors.rough },
  '& .cut': { fill: planColors.cut, stroke: planColors.cut, strokeWidth: 13 },
  '& .fairway': {
    fill: planColors.fairway,
    stroke: planColors.treeEdge,
    strokeOpacity: 0.5,
    vectorEffect: 'non-scaling-stroke',
  },
  '& .stripe': { fill: planColors.stripe },
  '& .water': { fill: planColors.water, stroke: planColors.waterEdge, strokeWidth: 1.5 },
  '& .ripple': { ...bare, stroke: planColors.waterEdge, strokeOpacity: 0.5 },
  '& .still': { ...bare, stroke: planColors.water },
  '& .bridge': { ...bare, stroke: '$bronzeInk', strokeWidth: 13 },
  '& .deck': { ...bare, stroke: '$hanji', strokeWidth: 9 },
  '& .edge': { ...round, stroke: planColors.treeEdge },
  '& .tree': { ...round, stroke: planColors.tree },
  '& .trunk': { ...round, stroke: planColors.treeEdge, strokeWidth: 3 },
  '& .fringe': { fill: planColors.fringe },
  '& .green': {
    fill: planColors.green,
    stroke: planColors.greenEdge,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
  '& .sand': {
    fill: planColors.sand,
    stroke: planColors.sandEdge,
    strokeWidth: 1.25,
    vectorEffect: 'non-scaling-stroke',
  },
  '& .grain': { ...round, stroke: planColors.sandEdge, strokeWidth: 1.6 },
  '& .pad': { fill: planColors.fairway, stroke: planColors.treeEdge, strokeOpacity: 0.5, strokeWidth: 1 },
  '& .tee': { stroke: '$text', strokeWidth: 1.25 },
  '& .black': { fill: teeMarks.black },
  '& .blue': { fill: teeMarks.blue },
  '& .white': { fill: teeMarks.white },
  '& .brown': { fill: teeMarks.brown },
  '& .red': { fill: teeMarks.red },
  '& .line': {
    ...bare,
    stroke: '$text',
    strokeOpacity: 0.5,
    strokeWidth: 2,
    strokeDasharray: '2 9',
    strokeLinecap: 'round',
  },
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
  '@forced': { ...linesOnly('Canvas', 'CanvasText', 'GrayText'), '& .tee': { stroke: 'CanvasText' } },
  variants: { look: { color: {}, ink } },
});
