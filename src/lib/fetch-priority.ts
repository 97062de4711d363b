let isLow = false;

/** Runs `load`: the chunks that it starts to load give way to those that the user waits for. */
export function withLowPriority<Result>(load: () => Result): Result {
  isLow = true;
  try {
    return load();
  } finally {
    isLow = false;
  }
}

/** Returns the priority of a chunk that is requested now. */
export const chunkPriority = (): RequestPriority => (isLow ? 'low' : 'high');
