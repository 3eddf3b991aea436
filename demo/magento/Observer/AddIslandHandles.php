<?php

declare(strict_types=1);

namespace Bezel\Storefront\Observer;

use Bezel\Storefront\Model\Settings;
use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;

/**
 * For each island that is switched on the page has the handle `bezel_<island>` and, for places that only one page has,
 * `bezel_<island>_<full action name>`. A handle without a layout file does nothing.
 */
class AddIslandHandles implements ObserverInterface
{
    /**
     * @var Settings
     */
    private $settings;

    /**
     * @param Settings $settings
     */
    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /**
     * @inheritdoc
     */
    public function execute(Observer $observer): void
    {
        $update = $observer->getData('layout')->getUpdate();
        foreach ($this->settings->getIslands() as $island) {
            $update->addHandle("bezel_{$island}");
            $update->addHandle("bezel_{$island}_{$observer->getData('full_action_name')}");
        }
    }
}
