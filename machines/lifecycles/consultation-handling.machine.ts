import { assign, setup, type SnapshotFrom } from 'xstate';
import type { ConsultationState } from '#contract/staff/consultation.ts';

/** The staff member who handles the consultation; `mayAssign`: also those that others have. */
export type Handler = { readonly id: number; readonly mayAssign: boolean };

/** Each event has the handler who causes it, but for the deadline, which passes by itself. */
export type ConsultationEvent =
  | { type: 'assigned'; by: Handler; to: number }
  | { type: 'released'; by: Handler }
  | { type: 'noted'; by: Handler }
  | { type: 'mailed'; by: Handler }
  | { type: 'called'; by: Handler }
  | { type: 'closed'; by: Handler }
  | { type: 'reopened'; by: Handler }
  | { type: 'deadline.passed' };

/** `assignee` is the id of a staff member. */
type Context = { assignee: number | null; hasEmail: boolean };

/**
 * The life of a consultation. The server applies it to each call, and the screen offers the events that it allows: so
 * both always agree. It calls nothing: a state is stored with the consultation, and restored by `handlingOf`.
 */
export const consultationHandlingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ConsultationEvent,
    input: {} as Context,
    tags: {} as 'open',
  },
  guards: {
    /** Anyone takes what nobody has; only some assign to others. */
    mayTake: (_, { by, to }: { by: Handler; to: number }) => by.mayAssign || by.id === to,
    isAnother: ({ context }, { by, to }: { by: Handler; to: number }) => by.mayAssign && to !== context.assignee,
    isTheirs: ({ context }, { by }: { by: Handler }) => by.mayAssign || context.assignee === by.id,
    canBeMailed: ({ context }, { by }: { by: Handler }) =>
      (by.mayAssign || context.assignee === by.id) && context.hasEmail,
    isAssigned: ({ context }) => context.assignee !== null,
  },
  actions: {
    assignTo: assign({ assignee: (_, { to }: { to: number }) => to }),
    unassign: assign({ assignee: null }),
  },
}).createMachine({
  id: 'consultationHandling',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    handling: {
      initial: 'received',
      states: {
        received: {
          tags: 'open',
          on: {
            assigned: {
              guard: { type: 'mayTake', params: ({ event }) => event },
              target: 'assigned',
              actions: { type: 'assignTo', params: ({ event }) => event },
            },
            noted: { target: 'received' },
            mailed: { guard: { type: 'canBeMailed', params: ({ event }) => event }, target: 'answered' },
            called: { guard: { type: 'isTheirs', params: ({ event }) => event }, target: 'answered' },
            // A duplicate, or advertising: nobody waits for an answer.
            closed: { guard: { type: 'isTheirs', params: ({ event }) => event }, target: 'closed' },
          },
        },
        assigned: {
          tags: 'open',
          on: {
            assigned: {
              guard: { type: 'isAnother', params: ({ event }) => event },
              actions: { type: 'assignTo', params: ({ event }) => event },
            },
            released: {
              guard: { type: 'isTheirs', params: ({ event }) => event },
              target: 'received',
              actions: 'unassign',
            },
            noted: { target: 'assigned' },
            mailed: { guard: { type: 'canBeMailed', params: ({ event }) => event }, target: 'answered' },
            called: { guard: { type: 'isTheirs', params: ({ event }) => event }, target: 'answered' },
            closed: { guard: { type: 'isTheirs', params: ({ event }) => event }, target: 'closed' },
          },
        },
        answered: {
          on: {
            noted: { target: 'answered' },
            mailed: { guard: { type: 'canBeMailed', params: ({ event }) => event }, target: 'answered' },
            called: { guard: { type: 'isTheirs', params: ({ event }) => event }, target: 'answered' },
            closed: { guard: { type: 'isTheirs', params: ({ event }) => event }, target: 'closed' },
            reopened: [{ guard: 'isAssigned', target: 'assigned' }, { target: 'received' }],
          },
        },
        closed: {
          on: {
            noted: { target: 'closed' },
            reopened: [{ guard: 'isAssigned', target: 'assigned' }, { target: 'received' }],
          },
        },
      },
    },
    /** An answer is due. None is once one was given, or the consultation was closed: so the guards are the same. */
    deadline: {
      initial: 'pending',
      states: {
        pending: {
          on: {
            'deadline.passed': 'overdue',
            mailed: { guard: { type: 'canBeMailed', params: ({ event }) => event }, target: 'met' },
            called: { guard: { type: 'isTheirs', params: ({ event }) => event }, target: 'met' },
            closed: { guard: { type: 'isTheirs', params: ({ event }) => event }, target: 'met' },
          },
        },
        overdue: {
          on: {
            mailed: { guard: { type: 'canBeMailed', params: ({ event }) => event }, target: 'met' },
            called: { guard: { type: 'isTheirs', params: ({ event }) => event }, target: 'met' },
            closed: { guard: { type: 'isTheirs', params: ({ event }) => event }, target: 'met' },
          },
        },
        met: {
          on: { reopened: 'pending' },
        },
      },
    },
  },
});

export type ConsultationHandling = SnapshotFrom<typeof consultationHandlingMachine>;

/** Restores the state of a stored consultation; it is overdue while it is open after its deadline. */
export const handlingOf = ({
  state,
  isOverdue,
  ...context
}: Context & { readonly state: ConsultationState; readonly isOverdue: boolean }): ConsultationHandling =>
  consultationHandlingMachine.resolveState({
    value: { handling: state, deadline: deadlineOf(state, isOverdue) },
    context,
  });

function deadlineOf(state: ConsultationState, isOverdue: boolean): 'pending' | 'overdue' | 'met' {
  if (state === 'answered' || state === 'closed') return 'met';
  return isOverdue ? 'overdue' : 'pending';
}
