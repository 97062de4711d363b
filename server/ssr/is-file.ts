/** Whether an address is that of a file, which no page stands in for. */
export const isFile = (address: string): boolean => /\.\w+$/.test(address);
