/** The port at which `npm run storybook:open` serves the built Storybook. */
const served = 'http://localhost:6007/';

const help = `<main style="max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:17px/1.7 system-ui,sans-serif">
<h1 style="font-size:1.5rem">Storybook은 파일로 열 수 없습니다</h1>
<p>브라우저는 파일에서 연 페이지의 모듈을 막습니다. 프로젝트 폴더에서 다음 명령을 실행한 뒤 이 페이지를 다시 열어 주세요. 그다음부터는 보고서의 링크도 바로 열립니다.</p>
<pre style="padding:1rem;background:#eee">npm run storybook:open</pre></main>`;

/**
 * Script of the page for a Storybook that is opened from the disk, as by the links of reports: redirects to the server
 * of `npm run storybook:open` if it runs, and otherwise shows how to start it.
 */
export const fromDisk = `if (location.protocol === 'file:') {
  const served = ${JSON.stringify(served)} + location.search;
  fetch(${JSON.stringify(served)}, { mode: 'no-cors' }).then(
    () => location.replace(served),
    () => { document.body.innerHTML = ${JSON.stringify(help)}; },
  );
}`;
