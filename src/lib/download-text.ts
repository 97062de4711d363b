/** How long the browser may take to begin reading a file; then its address is given up. */
const readingTime = 60_000;

/** Hands the browser a text to save as a file, as a link that downloads. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
