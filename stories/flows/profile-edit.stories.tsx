import { storyAt } from './story-at.tsx';
import { profileEditScreen } from './screens/profile-edit.tsx';

export default { title: '흐름/회원정보 수정', id: 'flows-profile-edit', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(profileEditScreen);

export const GateEntering = at('gate.entering');
export const GateChecking = at('gate.checking');
export const GateAlerting = at('gate.alerting');
export const FormEditing = at('form.editing');
export const FormSaving = at('form.saving');
export const FormAlerting = at('form.alerting');
export const AlertingSaved = at('alertingSaved');
