import { changeRows, kindNames, type ChangedFlow } from './changed-flow.ts';

/** The changes as GitHub's Markdown, for a pull request. */
export const changesMarkdown = (ref: string, flows: readonly ChangedFlow[]): string =>
  [
    `# 상태 기계의 변경: \`${ref}\`에서 지금까지`,
    flows.length === 0 ? '바뀐 상태 기계가 없습니다.' : flows.map(sectionOf).join('\n\n'),
    '',
  ].join('\n\n');

const sectionOf = ({ name, machine, title, change, paths, stories }: ChangedFlow): string =>
  [
    `## ${title} (\`${machine}\`)`,
    `![${machine}의 이전과 지금](${name}.svg)`,
    [
      '| 종류 | 무엇 | 이전 | 지금 | 다른 것 |',
      '|---|---|---|---|---|',
      ...changeRows(change).map(
        (row) =>
          `| ${[kindNames[row.kind], code(row.what), code(row.before), code(row.after), row.aspects].join(' | ')} |`,
      ),
    ].join('\n'),
    details(
      `경로 ${paths.length}개 (시험지 ${name}.xlsx)`,
      paths.map(({ id, sentence }) => `- ${code(id)} ${escaped(sentence.ko)}`),
    ),
    details(
      `스토리 ${stories.length}개`,
      stories.map(({ state }) => `- ${code(state)}`),
    ),
  ].join('\n\n');

const details = (summary: string, lines: readonly string[]): string =>
  lines.length === 0 ? summary : `<details><summary>${summary}</summary>\n\n${lines.join('\n')}\n\n</details>`;

/** A vertical bar would end the cell of a table, even within code. */
const code = (text: string): string => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``);

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`);
