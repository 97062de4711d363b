/** Declares the part of fs-native-extensions that the server uses; the package has no types. */
declare module 'fs-native-extensions' {
  /**
   * Locks the open file exclusively until it is closed, and returns whether that succeeded. Throws if the file system
   * has no locks.
   */
  export function tryLock(file: number): boolean;
}
