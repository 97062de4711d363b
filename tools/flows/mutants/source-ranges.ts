import ts from 'typescript';

/** Start is inclusive, end is exclusive. */
export type Range = { readonly start: number; readonly end: number };
type Text = { readonly range: Range; /** The names that it references. */ readonly mentions: ReadonlySet<string> };

/**
 * A branch of an event: the path of its state, the event as spelled in the transition table, and the index of the
 * branch, from 0.
 */
type Branch = Text & { readonly path: readonly string[]; readonly event: string; readonly index: number };
export type Named = Text & { readonly name: string };

/**
 * The parts of a machine's file: its transitions, the guards and actions in `setup`, and its other constants and
 * functions.
 */
export type SourceRanges = {
  readonly branches: readonly Branch[];
  readonly implementations: readonly Named[];
  readonly declarations: readonly Named[];
};

export function sourceRangesOf(text: string): SourceRanges {
  const source = ts.createSourceFile('machine.ts', text, ts.ScriptTarget.Latest, true);
  const [config, setup] = [argumentOf(source, 'createMachine'), argumentOf(source, 'setup')];
  return {
    branches: branchesIn(config, []),
    implementations: ['guards', 'actions'].flatMap((kind) =>
      propertiesOf(valueOf(setup, kind)).map(([name, value]) => ({ name, ...textOf(value) })),
    ),
    declarations: source.statements
      .filter((statement) => !config || statement.getEnd() < config.pos || statement.pos > config.getEnd())
      .flatMap(declaredIn),
  };
}

function argumentOf(source: ts.SourceFile, called: string): ts.Expression | undefined {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls.find(
    ({ expression }) => (ts.isPropertyAccessExpression(expression) ? expression.name : expression).getText() === called,
  )?.arguments[0];
}

type Event = {
  readonly event: string;
  readonly value: ts.Expression;
  /** The object around it if it contains nothing else: removing the event removes that object, too. */ readonly around: ts.Expression;
};

/** Returns the branches of a state and of all its descendants. */
function branchesIn(state: ts.Expression | undefined, path: readonly string[]): readonly Branch[] {
  const events = [
    ...eventsIn(valueOf(state, 'on'), (name) => name),
    ...eventsIn(valueOf(state, 'after'), (delay) => `after ${delay}`),
    ...eventOf(state, 'always', 'always'),
    ...elementsOf(valueOf(state, 'invoke')).flatMap(invokedIn),
  ];
  return [
    ...events.flatMap(({ event, value, around }) => {
      const branches = elementsOf(value);
      return branches.map((branch, index) => ({
        path,
        event,
        index,
        range: rangeOf(branches.length === 1 ? around : branch),
        mentions: mentionsOf(branch),
      }));
    }),
    ...propertiesOf(valueOf(state, 'states')).flatMap(([name, inner]) => branchesIn(inner, [...path, name])),
  ];
}

function eventsIn(events: ts.Expression | undefined, named: (name: string) => string): readonly Event[] {
  const properties = propertiesOf(events);
  return properties.map(([name, value]) => ({
    event: named(name),
    value,
    around: events && properties.length === 1 ? events : value,
  }));
}

function invokedIn(invoke: ts.Expression): readonly Event[] {
  const id = valueOf(invoke, 'id');
  const name = id && ts.isStringLiteralLike(id) ? id.text : '';
  return [
    ...eventOf(invoke, 'onDone', `${name} done`),
    ...eventOf(invoke, 'onError', `${name} error`),
    ...eventOf(invoke, 'onSnapshot', `${name} shows`),
  ];
}

function eventOf(owner: ts.Expression | undefined, property: string, event: string): readonly Event[] {
  const value = valueOf(owner, property);
  return value ? [{ event, value, around: value }] : [];
}

const elementsOf = (value: ts.Expression | undefined): readonly ts.Expression[] =>
  !value ? [] : ts.isArrayLiteralExpression(value) ? value.elements : [value];

function declaredIn(statement: ts.Statement): readonly Named[] {
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [{ name: statement.name.text, ...textOf(statement) }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer ? [{ name: name.text, ...textOf(initializer) }] : [],
  );
}

const propertiesOf = (value: ts.Expression | undefined): readonly (readonly [string, ts.Expression])[] =>
  value && ts.isObjectLiteralExpression(value)
    ? value.properties
        .filter(ts.isPropertyAssignment)
        .map(
          ({ name, initializer }) => [ts.isStringLiteralLike(name) ? name.text : name.getText(), initializer] as const,
        )
    : [];

const valueOf = (object: ts.Expression | undefined, name: string): ts.Expression | undefined =>
  propertiesOf(object).find(([each]) => each === name)?.[1];

const rangeOf = (node: ts.Node): Range => ({ start: node.getStart(), end: node.getEnd() });

const textOf = (node: ts.Node): Text => ({ range: rangeOf(node), mentions: mentionsOf(node) });

function mentionsOf(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) names.add(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}
