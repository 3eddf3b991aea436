const { message, origin } = document.body.dataset
window.parent.postMessage(message, origin)
