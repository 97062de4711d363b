/** XState's `createActor`, to be imported dynamically by pages that start without XState. */
export { createActor } from 'xstate';
