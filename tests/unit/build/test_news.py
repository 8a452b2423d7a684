from showfloor.build.news import News


def test_news_are_told_to_who_listens() -> None:
    heard: list[str] = []
    news = News()
    news.listen(lambda: heard.append("news"))
    news.come()
    news.come()
    assert heard == ["news", "news"]


def test_what_came_before_is_told_once() -> None:
    heard: list[str] = []
    news = News()
    news.come()
    news.come()
    news.listen(lambda: heard.append("first"))
    news.listen(lambda: heard.append("second"))
    assert heard == ["first"]


def test_what_comes_while_nobody_listens_is_kept() -> None:
    heard: list[str] = []
    news = News()
    news.listen(lambda: heard.append("first"))
    news.listen(None)
    news.come()
    news.listen(lambda: heard.append("second"))
    assert heard == ["second"]
