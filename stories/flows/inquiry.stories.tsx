import type { StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { createActor } from 'xstate';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { Inquiry } from '#src/features/membership/inquiry/Inquiry.tsx';
import { inquiryFlow } from '#tests/model/inquiry.flow.ts';
import { InWideForm } from '../ui/surfaces.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/회원권 상담 문의', id: 'flows-inquiry', tags: ['autodocs'], decorators: [InWideForm] };

const frozenAt = frozenActors(inquiryFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => <Inquiry actor={frozenAt(state)} postcode={createActor(postcodeMachine)} postcodePlace={createRef()} consent={null} />,
});

export const Editing = at('editing');
export const Sending = at('sending');
export const Failed = at('failed');
export const AlertingSent = at('alertingSent');
