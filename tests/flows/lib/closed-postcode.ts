import { createRef } from 'react';
import { createActor } from 'xstate';
import { postcodeMachine } from '#machines/postcode.machine.ts';

/** Props of a form whose postcode search is closed. */
export const closedPostcode = { postcode: createActor(postcodeMachine), postcodeRef: createRef<HTMLDivElement>() };
