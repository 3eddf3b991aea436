/**
 * What Bezel needs of Preact's core, as changes of its minified source: an island's root is empty at first, and what
 * renders are functions, apart from one class that catches errors (`src/ui/island/ErrorBoundary.tsx`).
 */
export const CORE = [
  // A form stands in for the document's member of its name.
  [/document\.(createElementNS|createTextNode)\(/g, 'Document.prototype.$1.call(document,'],

  // Roots without elements of the page's that would be taken over, and without options.
  [
    /function R\(.*?children=null\}/,
    'function R(u,t){var o=t.__k,e=[],f=[];q(t,u=t.__k=k(S,{children:[u]}),o||d,t.namespaceURI,e,o?o.__e:null,f),D(e,u,f),u.props.children=null}',
  ],
  [
    'n.__n,n.__P.namespaceURI,32&u.__u?[t]:null,i,null==t?$(u):t,!!(32&u.__u),r',
    'n.__P.namespaceURI,i,null==t?$(u):t,r',
  ],
  ['function q(n,u,t,i,r,o,e,f,c,a)', 'function q(n,u,t,r,e,f,a)'],
  ['128&t.__u&&(c=!!(32&t.__u),o=[f=u.__e=t.__e]),', ''],
  [/if\(e\.length=h,u\.__v=null,c\|\|null!=o\)\{.*?\}else (?=u\.__e=t)/, 'e.length=h,u.__v=null,'],
  ['n.then||B(u)', 'B(u)'],
  ['null==o&&u.__v', 'u.__v'],
  ['G(t.__e,u,t,i,r,o,e,c,a)', 'G(t.__e,u,t,r,e,a)'],
  ['128&u.__u?void 0:f', 'f'],
  [',u.__u&=-161', ''],
  ['function L(n,l,u,t,i,r,o,e,f,c,a)', 'function L(n,l,u,t,r,e,f,a)'],
  ['q(n,p,h,i,r,o,e,f,c,a)', 'q(n,p,h,r,e,f,a)'],
  ['T:[T],u,t,i,r,o,e,f,c,a)', 'T:[T],u,t,r,e,f,a)'],
  ['function G(u,t,i,r,o,e,f,c,a)', 'function G(u,t,i,o,f,a)'],
  [/if\("svg"==x(.*?),null!=e\)for\(s=0;.*?break\}/, '"svg"==x$1;'],
  [',c&&(l.__m&&l.__m(t,e),c=!1),e=null}', '}'],
  ['m===k||c&&u.data==k||', 'm===k||'],
  [/if\(e="textarea"==x.*?=y\.value;/, ''],
  ['c&&"function"!=typeof y||', ''],
  [/c&&"textarea"!=x\|\|\((.*?o\))\)\}return u/, '$1}return u'],

  // Markup as text, templates, formulas, and names of attributes that are not the page's own.
  [/"dangerouslySetInnerHTML"==s\?\w=y:/g, ''],
  [/if\(h\)c\|\|.*?b\(e\[s\]\);/, 'L(u,g(v)?v:[v],t,i,o,f,i.__k&&$(i,0),a);'],
  ['"math"==x?o="http://www.w3.org/1998/Math/MathML":', ''],
  [
    /"http:\/\/www\.w3\.org\/2000\/svg"==i\)l=l\.replace.*?;else if\("width"!=l/,
    '"http://www.w3.org/2000/svg"!=i&&"width"!=l',
  ],
  ['o=l.toLowerCase(),l=o in n||"onFocusOut"==l||"onFocusIn"==l?o.slice(2):l.slice(2)', 'l=l.slice(2)'],
  [
    /if\("string"==typeof u\)n\.style\.cssText=u;else\{if\("string"==typeof t.*?,t\)(?=for)(.*?\))\}(?=else)/,
    '{if(t)$1}',
  ],

  ['(s=l.__b)&&s(u);', ''],

  // Contexts.
  [/I=\(s=F\.contextType\).*?:i,/, ''],
  ['new F(x,P)', 'new F(x)'],
  ['new C(x,P)', 'new C(x)'],
  ['I&&I.sub(p),', ''],
  ['p.__n=i,', ''],
  ['if(p.context=P,', ''],
  [/null!=p\.getChildContext&&.*?\)\),/, ''],
  ['function C(n,l){this.props=n,this.context=l}', 'function C(n){this.props=n}'],
  ['function Q(n,l,u){return this.constructor(n,u)}', 'function Q(n){return this.constructor(n)}'],
  ['i.__P=i.__n=null', 'i.__P=null'],

  // What classes are called with, and callbacks of `setState`.
  [/M&&null!=F\.getDerivedStateFromProps.*?\)\),(?=y=)/, ''],
  [/,v\)M&&.*?componentDidMount\);else\{/, ',!v){'],
  [/M&&null==F\.getDerivedStateFromProps&&x!==y.*?\(x,P\),/, ''],
  ['shouldComponentUpdate(x,p.__s,P)', 'shouldComponentUpdate(x)'],
  [
    'componentWillUpdate(x,p.__s,P),M&&null!=p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(y,d,_)})',
    'componentWillUpdate(x)',
  ],
  [/M&&!v&&null!=p\.getSnapshotBeforeUpdate&&.*?\)\),/, ''],
  [
    /,M\)p\.state=p\.__s.*?;else do\{(.*?)s=p\.render\(.*?\),p\.state=p\.__s\}/,
    ';do{$1p.state=p.__s,s=p.render(p.props)}',
  ],
  ['w.push.apply(p.__h,p._sb),p._sb=[],', ''],
  [',p._sb=[]', ''],
  [
    /C\.prototype\.setState=.*?(?=C\.prototype\.render)/,
    'C.prototype.setState=function(n){m(null!=this.__s&&this.__s!=this.state?this.__s:this.__s=m({},this.state),n),this.__v&&A(this)},',
  ],
  [/if\(i\.componentWillUnmount\).*?\}(?=i\.base)/, ''],
  [/,n\.some\(function\(u\)\{try\{n=u\.__h.*?\}\)(?=\}function E)/, ''],

  // An element has all its properties when it is made.
  [/function k\(.*?\}(?=function x)/, 'function k(l,u){return x(l,u,null,null,null)}'],
]

/** The same of its hooks, which no others are installed before, and which only run in a browser. */
export const HOOKS = [
  // One that throws, put there by another script, leaves effects to the timer beside it.
  [/\w&&\((\w=requestAnimationFrame\(\w\))\)/, 'try{$1}catch{}'],
  ['c.__h&&c.__h(r,n,o||t),', ''],
  [/,e=c\.__b,.*?,p=c\.__;/, ';'],
  [/c\.__b=function.*?(?=c\.__r=)/, ''],
  ['a&&a(n),', ''],
  ['v&&v(n);', ''],
  [',l&&l(n,t)', ''],
  ['m&&m(n);', ''],
  ['!c.__s&&', ''],
  [/,e=r\.componentWillUpdate(?=;)/, ''],
  ['e&&e.call(this,n,t,r)', ''],
]

/** The same of what makes elements. Developer tools would get a place in the source. */
export const JSX = [
  [/,__source:\w+,__self:\w+/, ''],
  [/if\("function"==typeof e&&\(a=e\.defaultProps\)\).*?;(?=return)/, ''],
]
