// Globals of a hostile page that scripts might rely on by mistake.
window.define = function define() {
  throw new Error('Mismatched anonymous define() module')
}
window.define.amd = {}
window.module = { exports: {} }
window.exports = window.module.exports
window.i18next = { t: () => 'not yours' }
window.React = { version: '0.14.0' }
