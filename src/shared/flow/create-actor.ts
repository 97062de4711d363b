/** XState, for what begins without it: to be imported when there is time. */
export { createActor } from 'xstate';
