import type { StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { ProfileEdit } from '#src/features/profile-edit/ProfileEdit.tsx';
import { postcodeFlow } from '#tests/model/postcode.flow.ts';
import { profileEditFlow } from '#tests/model/profile-edit.flow.ts';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/회원정보 수정', id: 'flows-profile-edit', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(profileEditFlow);
const postcodeAt = frozenActors(postcodeFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => <ProfileEdit actor={frozenAt(state)} postcode={postcodeAt('closed')} postcodePlace={createRef()} />,
});

export const GateEntering = at('gate.entering');
export const GateChecking = at('gate.checking');
export const GateAlerting = at('gate.alerting');
export const FormEditing = at('form.editing');
export const FormSaving = at('form.saving');
export const FormAlerting = at('form.alerting');
export const AlertingSaved = at('alertingSaved');
