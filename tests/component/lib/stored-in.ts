/** All that a storage holds, by key. */
export const storedIn = (storage: Storage): Record<string, string> => Object.fromEntries(Object.entries(storage));
