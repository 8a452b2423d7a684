from showfloor.dev.late_signal import LateSignal


def test_a_signal_reaches_who_listens() -> None:
    heard: list[str] = []
    signal = LateSignal()
    signal.listen(lambda: heard.append("signal"))
    signal.send()
    signal.send()
    assert heard == ["signal", "signal"]


def test_what_was_sent_before_is_delivered_once() -> None:
    heard: list[str] = []
    signal = LateSignal()
    signal.send()
    signal.send()
    signal.listen(lambda: heard.append("first"))
    signal.listen(lambda: heard.append("second"))
    assert heard == ["first"]


def test_what_is_sent_while_nobody_listens_is_kept() -> None:
    heard: list[str] = []
    signal = LateSignal()
    signal.listen(lambda: heard.append("first"))
    signal.listen(None)
    signal.send()
    signal.listen(lambda: heard.append("second"))
    assert heard == ["second"]
