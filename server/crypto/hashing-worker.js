// Plain JavaScript, since Node.js loads it directly into worker threads: this file during development, a copy of it in
// a build.
import { hashSync, verifySync } from '@node-rs/argon2';

export const hash = (password) => hashSync(password);
export const verify = ({ hashed, password }) => verifySync(hashed, password);
