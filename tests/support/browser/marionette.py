"""Firefox driven by Selenium without a driver between: it speaks WebDriver itself, by a socket.

`geckodriver` is in no package that could be pinned here, and translates one for one: the commands
of the standard have the same parameters in Firefox's own protocol (Marionette), each message a JSON
list behind its length.
"""

import json
import socket
from collections.abc import Mapping
from typing import Any, Final

from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection

COMMANDS: Final = {
    Command.NEW_SESSION: "NewSession",
    Command.QUIT: "DeleteSession",
    Command.GET: "Navigate",
    Command.GET_CURRENT_URL: "GetCurrentURL",
    Command.GET_TITLE: "GetTitle",
    Command.REFRESH: "Refresh",
    Command.W3C_EXECUTE_SCRIPT: "ExecuteScript",
    Command.W3C_EXECUTE_SCRIPT_ASYNC: "ExecuteAsyncScript",
    Command.FIND_ELEMENT: "FindElement",
    Command.FIND_ELEMENTS: "FindElements",
    Command.CLICK_ELEMENT: "ElementClick",
    Command.SEND_KEYS_TO_ELEMENT: "ElementSendKeys",
    Command.GET_ELEMENT_TEXT: "GetElementText",
    Command.SWITCH_TO_FRAME: "SwitchToFrame",
    Command.SWITCH_TO_PARENT_FRAME: "SwitchToParentFrame",
    Command.W3C_ACTIONS: "PerformActions",
    Command.W3C_CLEAR_ACTIONS: "ReleaseActions",
    Command.SET_WINDOW_RECT: "SetWindowRect",
    Command.SET_TIMEOUTS: "SetTimeouts",
    Command.SCREENSHOT: "TakeScreenshot",
    Command.GET_ELEMENT_ARIA_ROLE: "GetComputedRole",
    Command.GET_ELEMENT_ARIA_LABEL: "GetComputedLabel",
}
"""What is asked of it here, by Selenium's names; in the standard they begin with `WebDriver:`."""


class Marionette(RemoteConnection):
    """A connection of Selenium that talks to Firefox."""

    def __init__(self, port: int) -> None:
        super().__init__(client_config=ClientConfig(remote_server_addr=f"http://127.0.0.1:{port}"))
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=120)
        self._file = self._socket.makefile("rb")
        self._number = 0
        self._receive()  # it greets

    def execute(self, command: str, params: Mapping[str, Any]) -> dict[str, Any]:
        """Send a command of Selenium; return the answer as a driver would have sent it."""
        given = {name: value for name, value in params.items() if name != "sessionId"}
        if command == Command.NEW_SESSION:
            given = given["capabilities"]["alwaysMatch"]
        self._number += 1
        message = json.dumps([0, self._number, f"WebDriver:{COMMANDS[command]}", given]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._receive()
        if error is not None:
            return {"status": 500, "value": error}
        wrapped = isinstance(result, dict) and set(result) == {"value"}
        return {"status": 0, "value": result["value"] if wrapped else result}

    def close(self) -> None:
        """Hang up."""
        self._file.close()
        self._socket.close()

    def _receive(self) -> Any:
        length = b""
        while (digit := self._file.read(1)) != b":":
            if not digit:
                raise ConnectionError("Firefox has hung up")
            length += digit
        return json.loads(self._file.read(int(length)))
