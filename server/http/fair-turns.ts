type Start = () => void;

/**
 * Returns a function that starts the requests of all clients in turn: one in each turn of the event loop, of the client
 * that has waited longest. A client that sends thousands delays its own, and one of each other client at most. A
 * request is started at once if no other waits.
 */
export function fairTurns(): (client: string, start: Start) => void {
  const waiting = new Map<string, Start[]>();
  let isBusy = false;
  const next = () => {
    const [first] = waiting;
    isBusy = first !== undefined;
    if (!first) return;
    const [client, starts] = first;
    const start = starts.shift();
    waiting.delete(client);
    if (starts.length > 0) waiting.set(client, starts);
    setImmediate(next);
    start?.();
  };
  return (client, start) => {
    if (isBusy) {
      const starts = waiting.get(client) ?? [];
      starts.push(start);
      waiting.set(client, starts);
    } else {
      isBusy = true;
      setImmediate(next);
      start();
    }
  };
}
