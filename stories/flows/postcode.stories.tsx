import type { StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { Postcode } from '#src/shared/postcode/Postcode.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { postcodeFlow } from '#tests/model/postcode.flow.ts';
import { InWideForm } from '../ui/surfaces.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/우편번호 찾기', id: 'flows-postcode', tags: ['autodocs'], decorators: [InWideForm] };

const frozenAt = frozenActors(postcodeFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <FormSection title="추가 정보">
      <Postcode actor={frozenAt(state)} place={createRef()} address={{ postCode: '', address1: '' }} onFound={() => undefined} />
    </FormSection>
  ),
});

export const Closed = at('closed');
export const Loading = at('loading');
export const Searching = at('searching');
export const Alerting = at('alerting');
