import type { StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { SignUp } from '#src/features/sign-up/SignUp.tsx';
import { postcodeFlow } from '#tests/model/postcode.flow.ts';
import { signUpFlow } from '#tests/model/sign-up.flow.ts';
import { AccountFrame } from '../ui/frame-props.tsx';
import { documents } from './documents.ts';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/회원가입', id: 'flows-sign-up', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(signUpFlow);
const postcodeAt = frozenActors(postcodeFlow);
const terms = { documents, isFailed: false, onRetry: () => undefined };

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <AccountFrame form="wide">
      <SignUp actor={frozenAt(state)} postcode={postcodeAt('closed')} postcodePlace={createRef()} terms={terms} onCancel={() => undefined} />
    </AccountFrame>
  ),
});

export const Choosing = at('choosing');
export const AgreeingReading = at('agreeing.reading');
export const AgreeingAlerting = at('agreeing.alerting');
export const CheckingCorporationEntering = at('checkingCorporation.entering');
export const CheckingCorporationAlerting = at('checkingCorporation.alerting');
export const Verifying = at('verifying');
export const LookingUp = at('lookingUp');
export const InformingEditing = at('informing.editing');
export const InformingSubmitting = at('informing.submitting');
export const InformingAlerting = at('informing.alerting');
export const InformingAlertingLapsed = at('informing.alertingLapsed');
export const InformingReverifying = at('informing.reverifying');
export const AlertingUnanswered = at('alertingUnanswered');
export const AlertingRestart = at('alertingRestart');
export const Complete = at('complete');
