/**
 * A page is shown first and woken up right after: until then its text, letters and picture have the line for
 * themselves, which counts on a phone in the mountains. It can be read, and its links and forms work, before that.
 */
export function withLateScripts(html: string, nonce: string): string {
  // The back office has nothing to show before it is awake.
  if (!html.includes('<main')) return html;
  const files: string[] = [];
  const withoutPreloads = html.replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, file: string) => {
    files.push(file);
    return '';
  });
  return withoutPreloads.replace(/<script type="module" [^>]*src="([^"]+)"[^>]*><\/script>/, (_, entry: string) => {
    const code = `(${wakeUp})(${JSON.stringify(entry)},${JSON.stringify(files)})`;
    return `<script nonce="${nonce}">${code}</script>`;
  });
}

/** Runs in the browser: when all that the page shows has arrived and is painted, or after a while in any case. */
const wakeUp = `function(entry,files){
let isAwake=false;
function wake(){
if(isAwake)return;
isAwake=true;
for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));
import(entry);
}
addEventListener("load",()=>new PerformanceObserver(wake).observe({type:"paint",buffered:true}));
setTimeout(wake,2500);
}`.replaceAll('\n', '');
