import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from '#src/ui/SectionHead.tsx';
import { OnForest } from './surfaces.tsx';

const meta = { component: SectionHead, args: { eyebrow: '01 Fee', title: '이용 요금' } } satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithText: Story = { args: { children: '네 클럽은 차로 십 분 남짓한 거리에 흩어져 있습니다.' } };

export const Small: Story = { args: { size: 'section', level: 'h3' } };

export const InEnglish: Story = { args: { size: 'display', title: 'Private Lounge' } };

export const OnDark: Story = { decorators: [OnForest] };
