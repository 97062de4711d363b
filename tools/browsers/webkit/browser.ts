import { insertTextScript } from '../bidi/insert-text.ts';
import { BidiError } from '../bidi/messages.ts';
import type { BrowsingContext } from './browsing-context.ts';
import { newId } from './new-id.ts';
import { UserContext, type Emit } from './user-context.ts';

/** The user contexts of a client, each with a separate browser. */
export class Browser {
  readonly userContexts = new Map<string, UserContext>();
  readonly emit: Emit;
  readonly #env: NodeJS.ProcessEnv;
  /** Started in advance, since starting a browser takes time. */
  #next: UserContext;

  constructor(env: NodeJS.ProcessEnv, emit: Emit) {
    this.#env = env;
    this.emit = emit;
    this.#next = this.#newUserContext();
  }

  createUserContext(): UserContext {
    const user = this.#next;
    this.userContexts.set(user.id, user);
    this.#next = this.#newUserContext();
    return user;
  }

  async removeUserContext(id: string): Promise<void> {
    await this.userContexts.get(id)?.end();
    this.userContexts.delete(id);
  }

  async end(): Promise<void> {
    await Promise.all([this.#next, ...this.userContexts.values()].map((each) => each.end()));
  }

  contextOf(id: string): BrowsingContext {
    return this.#found(id).context;
  }

  userContextOf(id: string): UserContext {
    return this.#found(id).user;
  }

  /** Returns the user contexts that a command names, or all. */
  usersOf(ids: readonly string[] | undefined): UserContext[] {
    return [...this.userContexts.values()].filter(({ id }) => !ids || ids.includes(id));
  }

  #found(id: string): { user: UserContext; context: BrowsingContext } {
    for (const user of this.userContexts.values()) {
      const context = user.contexts.get(id);
      if (context) return { user, context };
    }
    throw new BidiError('no such frame', `There is no browsing context ${id}.`);
  }

  #newUserContext(): UserContext {
    const user = new UserContext(newId('user'), (method, params) => this.emit(method, params));
    user.addPreload(insertTextScript, null);
    user.start(this.#env);
    return user;
  }
}
