/**
 * The lines of one turn of the event loop go out as one text, in their order: to put out each by itself takes longer than to answer
 * what is kept. `flush` puts out at once what waits, for the end of the process.
 */
export function gathered(put: (lines: string) => void) {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') put(lines);
  };
  return {
    write(line: string) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
    flush,
  };
}
