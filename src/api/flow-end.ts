import { flowEndPath, type FlowEnd } from '#contract/site/flow-end.ts';

/**
 * Tells the server in which state a flow was left. A beacon is sent even while the page is being closed; where it
 * cannot be sent, nothing is counted.
 */
export function sendFlowEnd(body: FlowEnd): void {
  navigator.sendBeacon?.(flowEndPath, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
