import { storyAt } from './story-at.tsx';
import { signUpScreen } from './screens/sign-up.tsx';

export default { title: '흐름/회원가입', id: 'flows-sign-up', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(signUpScreen);

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
