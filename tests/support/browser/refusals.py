"""Scripts for pages whose browser refuses something."""

from typing import Final

NO_CLIPBOARD: Final = """
navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
document.execCommand = () => false;
"""

# What a browser does whose reader blocks cookies and site data.
NO_STORAGE: Final = """
for (const [owner, name] of [[window, "localStorage"], [window, "sessionStorage"],
                             [Document.prototype, "cookie"]]) {
  const refuse = () => { throw new DOMException("denied", "SecurityError"); };
  Object.defineProperty(owner, name, { get: refuse, set: refuse });
}
"""
