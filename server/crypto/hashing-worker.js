// Plain JavaScript, since Node.js loads it in worker threads by itself: this file in the sources, a copy of it in a build.
import { hashSync, verifySync } from '@node-rs/argon2';

export const hash = (password) => hashSync(password);
export const verify = ({ hashed, password }) => verifySync(hashed, password);
